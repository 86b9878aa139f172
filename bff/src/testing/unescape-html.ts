/** Decodes numeric character references, the only ones that the gateway writes. */
export const unescapeHtml = (text = '') =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
