import { defineGlobalStyles } from '@chakra-ui/react'

/** Written into index.html by the build (static-styles.ts). */
export const globalCss = defineGlobalStyles({
  // Focused elements stay clear of what floats at the bottom.
  html: { colorScheme: 'light dark', scrollPaddingBottom: '96px' },
  body: {
    bg: 'paper',
    color: 'ink',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: '1.5',
    // Large text fits a phone. A table, which phones have none of, would break all its words.
    overflowWrap: { base: 'anywhere', md: 'break-word', _print: 'break-word' },
  },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  'header, footer, [role=search], [data-not-printed]': {
    '@media print': { display: 'none !important' },
  },
  // Else a dialog would stand on each sheet of the page below it.
  'body:has(> [data-prints-alone]) > :not([data-prints-alone])': {
    '@media print': { display: 'none !important' },
  },
  'a[href^="http"]::after': { '@media print': { content: '" (" attr(href) ")"' } },
  // On phones what floats leaves for a sheet, and for what is typed; not the chat that a message names.
  ':root:has(dialog[open]) [data-leaves-for=sheet]': { visibility: 'hidden' },
  ':root:has(:is(input, select, textarea):focus):not(:has([data-names-chat])) [data-leaves-for=typing]':
    {
      visibility: { base: 'hidden', md: 'visible' },
    },
  '[aria-current=page], [aria-pressed=true], [aria-selected=true]': {
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  ':focus-visible': { outline: '3px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '*': { overflowWrap: 'inherit' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
    },
  },
})
