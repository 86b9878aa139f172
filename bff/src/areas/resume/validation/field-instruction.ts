/** Begins a field in binary files of Word; here it stands for a nested field within an instruction. */
export const fieldMark = '\x13'

/** Fields that show text, numbers or links. Others load files, run programs, or compose instructions. */
const safeNames = [
  'page|numpages|section|sectionpages|pageref|ref|noteref|styleref|seq|listnum|autonum(?:lgl|out)?',
  'date|time|createdate|savedate|printdate|edittime',
  'author|lastsavedby|title|subject|keywords|comments|filename|filesize|template|numwords|numchars|revnum|docproperty|docvariable|info',
  'username|userinitials|useraddress|hyperlink|gotobutton|toc|tc|index|xe|bibliography|citation|addin|private',
  'formtext|formcheckbox|formdropdown|fillin|mergefield|macrobutton|autotext|autotextlist|if',
  'symbol|eq|advance|shape',
].join('|')
const safeField = new RegExp(`^[\\s"]*(?:$|=|(?:${safeNames})(?=[\\s\\\\"]|$))`, 'i')
const names = '(?:dde(?:auto)?|include(?:text|picture)?|import|link|embed|database|quote)\\b'
const loading = new RegExp(names, 'gi')
const loadingStart = new RegExp(`^[\\s"]*${names}`, 'i')
const ignored = /[\s\p{C}"]/u
const loadingName = /\b(ddeauto|includetext|includepicture)\b|(^|[\s"])dde\s/i

/** Expects the instruction of a Word field, such as `DATE \@ "yyyy"`. */
export function isSafeField(instruction: string): boolean {
  return safeField.test(instruction)
}

/** True if the part would load files for a reader that ignores the part before it. */
export function isLoadingPart(before: string, part: string): boolean {
  return loadingStart.test(part) && !/[a-z]/i.test(before.slice(-1))
}

/** Searches in text of several instructions. */
export function hasLoadingName(instructions: string): boolean {
  return loadingName.test(instructions)
}

/** Searches in binary data, where a mark need not begin a field. */
export function hasLoadingMark(data: string): boolean {
  for (const { index } of data.matchAll(loading)) {
    let at = index - 1
    while (at >= 0 && data[at] !== fieldMark && ignored.test(data[at] as string)) at -= 1
    if (data[at] === fieldMark) return true
  }
  return false
}
