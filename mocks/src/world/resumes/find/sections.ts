export type Section = 'contact' | 'employment' | 'education' | 'certifications' | 'other'

/** Headings in English and Spanish. */
const headings: readonly [Section, RegExp][] = [
  [
    'employment',
    /^((work|employment|job|professional|career|relevant|experiencia)\s+)?(experience|history|employment|experiencia( laboral| profesional)?|laboral|historial (de empleo|laboral)|empleos?)$/,
  ],
  [
    'education',
    /^(education(al)?( history| background| and training)?|educaci[oó]n|formaci[oó]n( acad[eé]mica)?|estudios)$/,
  ],
  [
    'certifications',
    /^((professional )?(certifications?|certificates?|licen[sc]es?)( (and|&) (certifications?|licen[sc]es?|certificates?))?|certificaciones|certificados|licencias)$/,
  ],
  [
    'other',
    /^((professional |career )?(summary|profile|objective)|(technical |key )?skills|references|languages|interests|hobbies|volunteer(ing)?( work| experience)?|awards|resumen|perfil|objetivo|habilidades|referencias|idiomas|intereses)$/,
  ],
]

function headingOf(line: string): Section | undefined {
  const heading = line
    .replace(/[:_=*•·–—-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  if (heading.length === 0 || heading.length > 50) return undefined
  return headings.find(([, pattern]) => pattern.test(heading))?.[0]
}

/** Splits a résumé into sections; lines before the first heading are contact data. */
export function sectionsOf(text: string): Record<Section, string[]> {
  const sections: Record<Section, string[]> = {
    ...{ contact: [], employment: [], education: [], certifications: [], other: [] },
  }
  let current: Section = 'contact'
  for (const line of text.split('\n')) {
    const heading = headingOf(line)
    // Longer lines are prose; truncation bounds the regular expressions.
    if (heading) current = heading
    else
      sections[current].push(
        line
          .replace(/[\u00a0\u200b]/g, ' ')
          .trim()
          .slice(0, 300),
      )
  }
  return sections
}
