import { findCertifications } from './find-certifications.ts'
import { findContact } from './find-contact.ts'
import { findEducation } from './find-education.ts'
import { findEmployers } from './find-employers.ts'
import type { Found } from './found.ts'
import { sectionsOf } from './sections.ts'

/** What a résumé's text says of the person. */
export function findPerson(text: string): Found {
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
