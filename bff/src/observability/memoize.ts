type Label = string | number

/**
 * Finds a value once for up to four labels. In nested maps: text joined from labels would be hashed
 * anew for each lookup.
 */
export function memoize<Labels extends Label[], T>(find: (...labels: Labels) => T) {
  const values: Tree<Tree<Tree<Map<Label | undefined, T>>>> = new Map()
  const findByLabels = (a?: Label, b?: Label, c?: Label, d?: Label): T => {
    const known = values.get(a)?.get(b)?.get(c)?.get(d)
    if (known) return known
    const labels = [a, b, c, d].filter((label) => label !== undefined)
    const found = find(...(labels as Labels))
    branchOf(branchOf(branchOf(values, a), b), c).set(d, found)
    return found
  }
  return findByLabels as unknown as (...labels: Labels) => T
}

type Tree<Branch> = Map<Label | undefined, Branch>

function branchOf<Branch extends Map<unknown, unknown>>(tree: Tree<Branch>, label?: Label): Branch {
  const known = tree.get(label)
  if (known) return known
  const branch = new Map() as Branch
  tree.set(label, branch)
  return branch
}
