/** Text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON as it may stand in a script element: nothing in it can end the element or begin a comment. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
