/** All objects of an answer at one path. */
export interface ObjectsSeen {
  path: string
  count: number
  /** Fields of the contract. */
  known: Map<string, { required: boolean; present: number }>
  /** Other fields, by type. */
  unknown: Map<string, string>
}

export function joinPath(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}
