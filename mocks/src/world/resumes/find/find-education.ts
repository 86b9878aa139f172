import { findRange } from './dates.ts'
import type { FoundEducation } from './found.ts'
import { isBullet, partsOf, withoutBullet } from './lines.ts'
import { findPlace } from './places.ts'

const isSchool =
  /\b(university|college|school|institute|academy|universidad|colegio|escuela|instituto|preparatoria)\b/i

/** The ids of the Candidate system's list, the highest first. */
const levels: readonly [number, RegExp][] = [
  [9, /\b(ph\.?d|doctor(ate)?|doctorado)\b/i],
  [8, /\b(master'?s?|m\.?b\.?a|m\.s\.?|maestr[ií]a)\b/i],
  [7, /\b(bachelor'?s?|b\.a\.?|b\.s\.?|licenciatura)\b/i],
  [6, /\b(associate'?s?|a\.a\.?s?\.?)\b/i],
  [3, /\b(ged|general educational development)\b/i],
  [2, /\b(high school|diploma|bachillerato|preparatoria)\b/i],
  [5, /\b(trade|technical|vocational|t[eé]cnic[oa])\b/i],
]
const isDegree =
  /\b(associate|bachelor|master|doctor|ph\.?d|m\.?b\.?a|diploma|ged|degree|[ab]\.[as]\.?|certificate|licenciatura|maestr[ií]a)/i
const course = /^(?:major|course of study|field of study|carrera)\s*:\s*/i
const grade = /\bGPA:?\s*([0-5](?:\.\d{1,2})?)/i
const graduated = /\b(graduated|class of|graduado|graduada)\b[\s\w,:]*|\(?\b(19|20)\d\d\b\)?/gi

/** Each school begins an entry, and so does what follows an empty line after one. */
function entriesOf(lines: string[]): string[][] {
  const entries: string[][] = []
  let isOpen = false
  for (const line of lines) {
    const last = entries.at(-1)
    const isNext = last?.some((one) => isSchool.test(one)) && isSchool.test(line) && !isBullet(line)
    if (line && (!isOpen || isNext)) entries.push([line])
    else if (line) last?.push(line)
    isOpen = Boolean(line)
  }
  return entries
}

function read(entry: string[]): FoundEducation {
  const whole = entry.join('\n')
  const range = entry.map(findRange).find(Boolean)
  const places = entry.map((line) => findPlace(line))
  const place = places.find(Boolean)
  const parts = entry.flatMap((line, index) => {
    const found = places[index]
    const said = found ? `${found.before} | ${found.after}` : line
    const bare = withoutBullet(findRange(said)?.rest ?? said).replace(grade, '')
    return partsOf(course.test(bare) ? bare : bare.replace(graduated, ''))
  })
  const schoolName = parts.find((part) => isSchool.test(part) && !isDegree.test(part)) ?? null
  const degreePart = parts.find((part) => part !== schoolName && isDegree.test(part))
  const [degree = null, inCourse] = degreePart?.split(/\s+(?:in|en)\s+/) ?? []
  const named = parts.find((part) => course.test(part))?.replace(course, '')
  const years = (range?.to.year ?? 0) - (range?.from.year ?? 0)
  const gpa = grade.exec(whole)?.[1]
  return {
    educationLevelId: levels.find(([, pattern]) => pattern.test(whole))?.[0] ?? null,
    schoolName,
    courseOfStudy: named ?? inCourse ?? null,
    degree,
    yearsCompleted: years > 0 ? String(years) : null,
    gradePointAverage: gpa === undefined ? null : Number(gpa),
    city: place?.city ?? null,
    stateProvince: place?.state ?? null,
    countryCode: place ? (/^\d|^$/.test(place.postalCode ?? '') ? 'US' : 'CA') : null,
  }
}

/** Schools, in the order in which they stand; at most twelve. */
export function findEducation(lines: string[]): FoundEducation[] {
  return entriesOf(lines)
    .map(read)
    .filter(({ schoolName, degree }) => schoolName || degree)
    .slice(0, 12)
}
