/** Embedded objects, which can run programs. */
const objects = /\\(objdata|objupdate|objautlink|objlink|objemb|objhtml)\b/

/** Expects an RTF signature. False with embedded objects or trailing data. */
export function isSafeRtf(content: Buffer): boolean {
  const text = content.toString('latin1')
  const end = text.replaceAll('\0', ' ').trimEnd()
  return end.endsWith('}') && !objects.test(text)
}
