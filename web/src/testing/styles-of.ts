/** Rules of each class of the page, in the order of its elements. */
export function stylesOf(page: HTMLElement): string {
  const classes = [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
  return [...new Set(classes)]
    .flatMap((name, index) =>
      rules
        .filter((rule) => new RegExp(`\\.${name}\\b`).test(rule))
        // Names of classes follow from their rules.
        .map((rule) => rule.replaceAll(name, `class-${index}`).replaceAll('; ', ';\n  ')),
    )
    .join('\n')
}
