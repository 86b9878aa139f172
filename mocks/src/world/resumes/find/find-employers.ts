import { findRange } from './dates.ts'
import type { FoundEmployer } from './found.ts'
import { isHead, partsOf, withoutBullet } from './lines.ts'
import { findPhone } from './phones.ts'
import { findPlace } from './places.ts'

const isTitle =
  /\b(manager|operator|clerk|supervisor|associate|driver|technician|lead|leader|assistant|engineer|nurse|cashier|picker|packer|cook|server|specialist|coordinator|representative|worker|helper|welder|mechanic|director|analyst|developer|foreman|trainer|teacher|receptionist|administrator|handler|laborer|guard|janitor|machinist|assembler|inspector|intern|owner|consultant|accountant|bookkeeper|agent|aide|baker|barista|host|hostess|stocker|loader|electrician|plumber|carpenter|gerente|operador|operadora|cajero|cajera|chofer|conductor|asistente|t[eé]cnico|encargado|encargada|cocinero|cocinera|supervisora|auxiliar)\b/i
const isCompany =
  /\b(inc|llc|ltd|corp|corporation|company|co|group|logistics|services|solutions|industries|foods?|freight|market|stores?|hospital|clinic|bank|restaurant|warehouse|distribution|staffing|university|school|systems|storage|works|transport(ation)?|construction|supply)\b\.?$/i
const atCompany = /^(.+?)\s+(?:at|@|en)\s+(.+)$/
const supervisor = /^(?:supervisor|reported to|manager)(?:'s)?(?: name)?\s*:\s*/i

interface Entry {
  heads: string[]
  body: string[]
  range: NonNullable<ReturnType<typeof findRange>>
}

/** The rest of a line beside a place. */
function partsWithoutPlace(head: string): string[] {
  const place = findPlace(head)
  return partsOf(place ? `${place.before} | ${place.after}` : head)
}

/** Whether it says only one of who and what. */
function isHalf(heads: string[]): boolean {
  const parts = heads.flatMap(partsWithoutPlace)
  return parts.length < 2 && !atCompany.test(parts[0] ?? '')
}

/** An entry is where there are dates: with up to two lines above them, and two below. */
function entriesOf(lines: string[]): Entry[] {
  const anchors = lines.flatMap((line, index) => {
    const range = findRange(line)
    return range ? [{ index, range }] : []
  })
  const starts = anchors.map(({ index, range }, position) => {
    const least = (anchors[position - 1]?.index ?? -1) + 1
    let start = index
    const heads = [range.rest].filter(Boolean)
    // Lists of a PDF often come without their marks: no more lines than it takes.
    while (start > least && index - start < 2 && isHalf(heads)) {
      const above = lines[start - 1]
      if (!isHead(above)) break
      heads.push(above)
      start -= 1
    }
    return start
  })
  return anchors.map(({ index, range }, position) => {
    const heads = [...lines.slice(starts[position], index), range.rest].filter(Boolean)
    const body = lines.slice(index + 1, starts[position + 1] ?? lines.length)
    // Dates first, then who and what.
    while (isHalf(heads) && isHead(body[0])) heads.push(body.shift() ?? '')
    return { heads, body, range }
  })
}

/** Which of the parts is the job, and which the employer; "Cook at Luby's" says it in so many words. */
function jobAndCompany(parts: string[]): [job: string | null, company: string | null] {
  const [, job, company] = atCompany.exec(parts[0] ?? '') ?? []
  if (job && company) return [job, company]
  const [first = null, second = null] = parts
  const isTurned =
    first !== null &&
    second !== null &&
    ((isTitle.test(second) && !isTitle.test(first)) ||
      (isCompany.test(first) && !isCompany.test(second)))
  return isTurned ? [second, first] : [first, second]
}

function read({ heads, body, range }: Entry): FoundEmployer {
  const place = heads.map((head) => findPlace(head)).find(Boolean)
  const parts = heads.flatMap(partsWithoutPlace)
  const [jobTitle, companyName] = jobAndCompany(parts)
  const said = body.filter(Boolean).map(withoutBullet)
  const boss = said.find((line) => supervisor.test(line))
  const phone = said.find((line) => /^(phone|tel)/i.test(line))
  const told = said.filter((line) => line !== boss && line !== phone)
  return {
    companyName,
    city: place?.city ?? null,
    stateProvince: place?.state ?? null,
    postalCode: place?.postalCode ?? null,
    phoneNumber: phone ? findPhone(phone) : null,
    jobTitle,
    jobDescription: told.join('\n').slice(0, 1500) || null,
    supervisorName: boss?.replace(supervisor, '') || null,
    fromMonth: range.from.month,
    fromYear: range.from.year,
    toMonth: range.to.month,
    toYear: range.to.year,
  }
}

/** Employers with what was done for them, in the order in which they stand; at most twelve. */
export function findEmployers(lines: string[]): FoundEmployer[] {
  return entriesOf(lines)
    .map(read)
    .filter(({ companyName, jobTitle }) => companyName || jobTitle)
    .slice(0, 12)
}
