/** Escapes text for content and quoted attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Escapes JSON for a script element: `</script` and `<!--` cannot occur. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
