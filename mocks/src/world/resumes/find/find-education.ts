import { findRange } from './dates.ts'
import { isBullet, partsOf, withoutBullet } from './lines.ts'
import { findPlace } from './places.ts'
import type { EducationData } from './resume-data.ts'

const isSchool =
  /\b(university|college|school|institute|academy|universidad|colegio|escuela|instituto|preparatoria)\b/i

/** Ids of the education levels, highest first. */
const levels: readonly [number, RegExp][] = [
  [609, /ph\.?d|doctor(ate|ado)?\b/i],
  [608, /\bM\.?(B\.?A|[AS])\b|[Mm]aster|[Mm]aestr[ií]a/],
  [607, /\bB\.?[AS]\b|[Bb]achelor|[Ll]icenciatura/],
  [606, /\bA\.?A\.?S?\b|\bA\.?S\b|[Aa]ssociate/],
  [603, /\bGED\b|general educational development/i],
  [602, /high school|diploma|bachillerato|preparatoria/i],
  [605, /\b(trade|technical|vocational|t[eé]cnic[oa])\b/i],
]
const isDegree =
  /[Aa]ssociate|[Bb]achelor|[Mm]aster|[Dd]octor|[Pp][Hh]\.?D|\bM\.?B\.?A\b|[Dd]iploma|\bGED\b|[Dd]egree|\b[ABM]\.?[AS]\b|[Cc]ertificate|[Ll]icenciatura|[Mm]aestr[ií]a/
const course = /^(?:major|course of study|field of study|carrera)\s*:\s*/i
const grade = /\bGPA:?\s*([0-5](?:\.\d{1,2})?)/i
const graduated = /\b(graduated|class of|graduado|graduada)\b[\s\w,:]*|\(?\b(19|20)\d\d\b\)?/gi

/** An entry starts at each school and after each empty line. */
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

function read(entry: string[]): EducationData {
  const whole = entry.join('\n')
  const range = entry.map(findRange).find(Boolean)
  const places = entry.map((line) => findPlace(line))
  const place = places.find(Boolean)
  const parts = entry.flatMap((line, index) => {
    const found = places[index]
    const text = found ? `${found.before} | ${found.after}` : line
    const bare = withoutBullet(findRange(text)?.rest ?? text).replace(grade, '')
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

/** In order of appearance; at most twelve. */
export function findEducation(lines: string[]): EducationData[] {
  return entriesOf(lines)
    .map(read)
    .filter(({ schoolName, degree }) => schoolName || degree)
    .slice(0, 12)
}
