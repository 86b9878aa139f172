/** Of an absolute address or a Windows share. */
export const remoteAddress = /^\s*([a-z][a-z0-9+.-]+:|[\\/]{2})/i
