/** Fields that run programs or load other files. */
const loading = /^(dde(auto)?|include(text|picture)?|import|link|embed)\b/i
const loadingAnywhere = /\b(ddeauto|includetext|includepicture)\b|(^|[\s"])dde\s/i
const judgedLength = 40

/** Expects the instruction of a Word field, such as `DATE \@ "yyyy"`. */
export function isUnsafeField(instruction: string): boolean {
  const start = instruction.search(/[^\s\p{C}"]/u)
  return start >= 0 && loading.test(instruction.slice(start, start + judgedLength))
}

export function hasUnsafeField(instructions: string): boolean {
  return loadingAnywhere.test(instructions)
}
