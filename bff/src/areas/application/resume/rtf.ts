/** Objects of other programs, which opening the file would start. */
const objects = /\\(objdata|objupdate|objautlink|objlink|objemb|objhtml)\b/

/** For a file that begins as RTF: whether it is that alone, and brings nothing that runs. */
export function isSafeRtf(content: Buffer): boolean {
  const text = content.toString('latin1')
  const end = text.replaceAll('\0', ' ').trimEnd()
  return end.endsWith('}') && !objects.test(text)
}
