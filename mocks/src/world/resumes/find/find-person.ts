import { findCertifications } from './find-certifications.ts'
import { findContact } from './find-contact.ts'
import { findEducation } from './find-education.ts'
import { findEmployers } from './find-employers.ts'
import type { Found } from './found.ts'
import { sectionsOf } from './sections.ts'

/** Longer lines are not real text, and take regular expressions too long. */
const longestLine = 1000
const mostLines = 5000

export function findPerson(whole: string): Found {
  const lines = whole.split('\n', mostLines).map((line) => line.slice(0, longestLine))
  const text = lines.join('\n')
  const sections = sectionsOf(text)
  return {
    ...findContact(sections.contact, text),
    workHistory: findEmployers(sections.employment),
    educationHistory: findEducation(sections.education),
    certifications: findCertifications(sections.certifications),
  }
}

/** Whether there is anything in it. */
export function isAnything(found: Found): boolean {
  return Object.values(found).some((one) => (Array.isArray(one) ? one.length > 0 : one !== null))
}
