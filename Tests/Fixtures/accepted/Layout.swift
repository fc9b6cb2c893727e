import SwiftUI

// Code as people format it: braces on their own lines, commas first, spaces in odd places.
struct Grid : View
{
    let columns : [ GridItem ] = Array( repeating: GridItem( .flexible() ) , count: 3 )
    @State var offset : CGSize = .zero ;
    var isWide: Bool
    {
        offset.width > 100
            && offset.height
            < 50
    }

    var body : some View
    {
        ScrollView( [ .horizontal , .vertical ] , showsIndicators: false )
        {
            LazyVGrid(columns: columns, spacing: 10)
            {
                ForEach( 0 ..< 9 , id: \ .self )
                {
                    index in
                    Text( "\( index )" )
                        .frame(
                            minWidth: 0,
                            maxWidth: .infinity,
                            minHeight: isWide
                                ? 100
                                : 50
                        )
                        /* a comment /* inside another */ here */
                        .background( index % 2 == 0 ? Color.red : .blue ) // trailing
                }
            }
        }
        .safeAreaInset(edge: .bottom) { HStack { Spacer(minLength: 0); Text("End"); Spacer() } }
        .offset(x: -offset.width / 2, y: -offset.height)
        .position(x: max(0, min(10, offset.width)), y: 5)
        .onAppear
        {
            offset = CGSize(
                width: 10
                , height: 20
            )
        }
    }
}

func layout(
    in proxy: GeometryProxy,
    spacing: CGFloat = 8,
    _ edges: Edge.Set...
) -> (width: CGFloat, height: CGFloat)
{
    let size = proxy.frame(in: .global)
    guard
        size.width > 0,
        case let height = size.height,
        height > 0
    else
    {
        return (0, 0)
    }
    if edges.isEmpty
    {
        return (size.width - spacing * 2, height)
    }
    else if edges.count == 1
    {
        return (width: size.width, height: height)
    }
    else
    {
        return (.zero, .infinity)
    }
}
