import { randomInt, randomUUID } from 'node:crypto'

export interface Person {
  id: number
  loginId: string
  firstName: string
  lastName: string
  email: string
  password: string
  lastSix: string
  question: string
  answer: string
  preference: string | null
  phone: string | null
  peopleSoftId: number | null
  hasCSO: boolean | null
  isCalifornian: boolean | null
  isIHT: boolean | null
  peopleNetId: string | null
  showsPreference: boolean | null
  isActive: boolean
  isForced: boolean
  mustChange: boolean | null
  brands: Brand[]
}

export interface Brand {
  Code: string
  ApplicationCode: string
  ERecruitId: number
}

/** Codes of brands in paths differ from those of applications, as do ids by brand. */
export const brandsOfAll = {
  prostaff: { Code: 'prostaff', ApplicationCode: 'ProStaffEast', ERecruitId: 550731 },
  atterro: { Code: 'warets', ApplicationCode: 'atterro', ERecruitId: 661208 },
}

const someone = (person: Partial<Person> & Pick<Person, 'id' | 'loginId' | 'email'>): Person => ({
  firstName: 'Ines',
  lastName: 'Quarry',
  password: 'Granite#2026',
  lastSix: '440918',
  question: 'what was your first street?',
  answer: 'Kiln Lane',
  preference: null,
  phone: null,
  peopleSoftId: null,
  hasCSO: null,
  isCalifornian: null,
  isIHT: null,
  peopleNetId: null,
  showsPreference: null,
  isActive: true,
  isForced: false,
  mustChange: null,
  brands: [brandsOfAll.prostaff],
  ...person,
})

const createAll = () => [
  someone({
    id: 940112,
    loginId: 'ZQ-ODUYA',
    firstName: 'Tamsin',
    lastName: 'Oduya-Reyes',
    email: 'tamsin.oduya@zephyr.example',
    preference: 'SMS',
    phone: '+13035550177',
    peopleSoftId: 3300412,
    hasCSO: true,
  }),
  someone({
    id: 940113,
    loginId: 'ZQ-LINDQVIST',
    firstName: 'Åke',
    lastName: 'Lindqvist',
    email: 'ake.lindqvist@zephyr.example',
    peopleSoftId: 3300413,
    isCalifornian: true,
    isIHT: true,
    peopleNetId: 'pn-77',
    showsPreference: true,
    brands: [brandsOfAll.prostaff, brandsOfAll.atterro],
  }),
  someone({ id: 940114, loginId: 'ZQ-NOPAY', email: 'no.payroll@zephyr.example', brands: [] }),
  someone({
    id: 940115,
    loginId: 'ZQ-FORCED',
    email: 'forced@zephyr.example',
    isForced: true,
  }),
  someone({ id: 940116, loginId: 'ZQ-ASLEEP', email: 'asleep@zephyr.example', isActive: false }),
  someone({ id: 940117, loginId: 'ZQ-TEMP', email: 'temporary@zephyr.example', mustChange: true }),
  someone({ id: 940118, loginId: 'ZQ-LOST', email: 'lost@zephyr.example', lastName: 'Marlowe' }),
]

/** Everybody the system knows, what it mailed them, and what it gave out. */
export class People {
  readonly all = createAll()
  readonly mail: { to: string; text: string }[] = []
  readonly codes = new Map<string, string>()
  readonly jwts = new Map<string, Person>()
  readonly serviceTokens = new Set<string>()
  /** Reset tokens by text, and whether they can still be used. */
  readonly resetTokens = new Map<string, { person: Person; isUsed: boolean }>()

  find(identity: unknown) {
    const text = String(identity).toLowerCase()
    return this.all.find(({ id, loginId, email }) =>
      [String(id), loginId.toLowerCase(), email].includes(text),
    )
  }

  sendCode({ loginId, email }: Person) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    this.codes.set(loginId, code)
    this.mail.push({ to: email, text: code })
  }

  sendLink(person: Person) {
    const token = randomUUID()
    this.resetTokens.set(token, { person, isUsed: false })
    this.mail.push({ to: person.email, text: token })
  }

  createJwt(person: Person) {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const exp = Math.floor(Date.now() / 1000) + 7200
    const jwt = `${encode({ alg: 'HS256' })}.${encode({ sub: person.loginId, exp })}.${randomUUID()}`
    this.jwts.set(jwt, person)
    return jwt
  }
}
