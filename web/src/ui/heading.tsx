import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { createElement } from 'react'

interface HeadingProps extends Omit<HTMLChakraProps<'div'>, 'id' | 'lang'> {
  level: 'h2' | 'h3' | 'h4'
  id?: string
  lang?: string
}

/** A heading whose level depends on where it stands; `as` has no effect on Chakra's elements here. */
export function Heading({ level, id, lang, children, ...styles }: HeadingProps) {
  return (
    <chakra.div asChild {...styles}>
      {createElement(level, { id, lang }, children)}
    </chakra.div>
  )
}
