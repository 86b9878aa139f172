import { findCertifications } from './find-certifications.ts'
import { findContact } from './find-contact.ts'
import { findEducation } from './find-education.ts'
import { findEmployers } from './find-employers.ts'
import type { ResumeData } from './resume-data.ts'
import { sectionsOf } from './sections.ts'

/** Bounds the time of the regular expressions (ReDoS). */
const maxLineLength = 1000
const maxLines = 5000

export function findResumeData(whole: string): ResumeData {
  const lines = whole.split('\n', maxLines).map((line) => line.slice(0, maxLineLength))
  const text = lines.join('\n')
  const sections = sectionsOf(text)
  return {
    ...findContact(sections.contact, text),
    workHistory: findEmployers(sections.employment),
    educationHistory: findEducation(sections.education),
    certifications: findCertifications(sections.certifications),
  }
}

export function hasData(data: ResumeData): boolean {
  return Object.values(data).some((one) => (Array.isArray(one) ? one.length > 0 : one !== null))
}
