/** Largest width of bar, notice, content and footer: with the menu, workers' pages need more. */
export const shellWidth = (isSignedIn: boolean) => (isSignedIn ? '85.625rem' : '70rem')
