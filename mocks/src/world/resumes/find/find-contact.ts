import { findName } from './find-name.ts'
import { findPhones } from './phones.ts'
import { findPlace } from './places.ts'
import type { ContactData } from './resume-data.ts'

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+/u
const linkedIn = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\d%_-]+/iu
const apartment = /[,\s]+((?:apt|apartment|unit|suite|ste|bldg)\.?\s*#?\s*[\w-]+|#\s*[\w-]+)\s*$/i
const street = /^(?:(?:home )?address:?\s*)?(\d[\w-]*\s+\S.*)$/i

function addressOf(lines: string[]) {
  for (const [index, line] of lines.entries()) {
    for (const part of line.split(/\s*[|•·\t]\s*/)) {
      const place = findPlace(part)
      if (!place) continue
      const before = place.before.replace(/[,\s]+$/, '')
      const streetLine = street.exec(before || (lines[index - 1] ?? ''))?.[1]
      const { city, state, postalCode } = place
      const address = streetLine?.replace(/[,\s]+$/, '')
      return {
        address: address?.replace(apartment, '') ?? null,
        apartmentOrBuildingNumber: (address && apartment.exec(address)?.[1]) ?? null,
        city,
        stateProvince: state,
        postalCode,
      }
    }
  }
  const noPlace = { city: null, stateProvince: null, postalCode: null }
  return { address: null, apartmentOrBuildingNumber: null, ...noPlace }
}

/** Assigns phones by label; the first unlabelled one is the cell phone. */
function phonesOf(text: string) {
  const found = findPhones(text)
  const take = (pattern: RegExp) => {
    const position = found.findIndex(({ label }) => pattern.test(label))
    return position < 0 ? null : (found.splice(position, 1)[0]?.digits ?? null)
  }
  const emergency = take(/emergency|emergencia/)
  const cell = take(/cell|mobile|celular|m[oó]vil|\bm:?\s*$|\bc:?\s*$/)
  const home = take(/home|house|casa|land/)
  const rest = found.map(({ digits }) => digits)
  return {
    emergencyPhoneNumber: emergency,
    cellPhoneNumber: cell ?? rest.shift() ?? null,
    phoneNumber: home ?? rest.shift() ?? null,
  }
}

/** Reads the lines before the first heading; e-mail and LinkedIn from the whole text. */
export function findContact(lines: string[], whole: string): ContactData {
  const url = linkedIn.exec(whole)?.[0]
  return {
    ...findName(lines),
    emailAddress: email.exec(whole)?.[0].toLowerCase() ?? null,
    ...phonesOf(lines.join('\n')),
    ...addressOf(lines),
    linkedInUrl: url ? url.replace(/^(?!https?:)/i, 'https://') : null,
  }
}
