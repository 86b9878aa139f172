import { findRange } from './dates.ts'
import { isHead, partsOf, withoutBullet } from './lines.ts'
import { findPhone } from './phones.ts'
import { findPlace } from './places.ts'
import type { EmployerData } from './resume-data.ts'

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

/** Parts of a line without its place. */
function partsWithoutPlace(head: string): string[] {
  const place = findPlace(head)
  return partsOf(place ? `${place.before} | ${place.after}` : head)
}

/** Contains only one of job title and company. */
function isIncomplete(heads: string[]): boolean {
  const parts = heads.flatMap(partsWithoutPlace)
  return parts.length < 2 && !atCompany.test(parts[0] ?? '')
}

/** A date range starts an entry, with up to two heading lines above or below. */
function entriesOf(lines: string[]): Entry[] {
  const anchors = lines.flatMap((line, index) => {
    const range = findRange(line)
    return range ? [{ index, range }] : []
  })
  const starts = anchors.map(({ index, range }, position) => {
    const min = (anchors[position - 1]?.index ?? -1) + 1
    let start = index
    const heads = [range.rest].filter(Boolean)
    // Lists of a PDF often lose their bullets: take only as many lines as needed.
    while (start > min && index - start < 2 && isIncomplete(heads)) {
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
    // Dates first, then job title and company.
    while (isIncomplete(heads) && isHead(body[0])) heads.push(body.shift() ?? '')
    return { heads, body, range }
  })
}

/** Detects job title and company, also in "Cook at Luby's". */
function jobAndCompany(parts: string[]): [job: string | null, company: string | null] {
  const [, job, company] = atCompany.exec(parts[0] ?? '') ?? []
  if (job && company) return [job, company]
  const [first = null, second = null] = parts
  const isCompanyFirst =
    first !== null &&
    second !== null &&
    ((isTitle.test(second) && !isTitle.test(first)) ||
      (isCompany.test(first) && !isCompany.test(second)))
  return isCompanyFirst ? [second, first] : [first, second]
}

function read({ heads, body, range }: Entry): EmployerData {
  const place = heads.map((head) => findPlace(head)).find(Boolean)
  const parts = heads.flatMap(partsWithoutPlace)
  const [jobTitle, companyName] = jobAndCompany(parts)
  const bodyLines = body.filter(Boolean).map(withoutBullet)
  const supervisorLine = bodyLines.find((line) => supervisor.test(line))
  const phoneLine = bodyLines.find((line) => /^(phone|tel)/i.test(line))
  const description = bodyLines.filter((line) => line !== supervisorLine && line !== phoneLine)
  return {
    companyName,
    city: place?.city ?? null,
    stateProvince: place?.state ?? null,
    postalCode: place?.postalCode ?? null,
    phoneNumber: phoneLine ? findPhone(phoneLine) : null,
    jobTitle,
    jobDescription: description.join('\n').slice(0, 1500) || null,
    supervisorName: supervisorLine?.replace(supervisor, '') || null,
    fromMonth: range.from.month,
    fromYear: range.from.year,
    toMonth: range.to.month,
    toYear: range.to.year,
  }
}

/** In order of appearance; at most twelve. */
export function findEmployers(lines: string[]): EmployerData[] {
  return entriesOf(lines)
    .map(read)
    .filter(({ companyName, jobTitle }) => companyName || jobTitle)
    .slice(0, 12)
}
