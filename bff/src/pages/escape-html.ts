/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Escapes JSON for a script element: `</script` and `<!--` cannot occur. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
