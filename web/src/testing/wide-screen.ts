import { setScreenWidth } from './screen-width.ts'

// jsdom has no media queries.
setScreenWidth(1280)
