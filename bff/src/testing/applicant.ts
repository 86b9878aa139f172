import { randomUUID } from 'node:crypto'
import {
  type Application,
  type ApplicationValues,
  readApplication,
  removeResume,
  type StepId,
  saveApplication,
  startApplication,
  submitApplication,
  uploadResume,
} from '@gatehouse/contracts/portal/application'
import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import type { EndpointResponse, Visitor } from './visitor.ts'

export const params = { id: '1001' }
const brandId = 'staffmark'

export const completeValues: ApplicationValues = {
  noResume: 'yes',
  personal: {
    ...emptyFields('personal'),
    firstName: 'Nele',
    noMiddleName: 'yes',
    lastName: "O'Neill/",
    cellPhone: '(512) 555-0142',
    address: '12 Elm Street',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701-1234',
    previouslyEmployed: 'no',
    adSource: '12',
  },
  noEmployment: '',
  employment: [
    {
      ...emptyFields('employment'),
      id: 'one',
      company: 'Acme',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      phone: '512-555-0188',
      jobTitle: 'Picker',
      start: '03/2019',
      end: '05/2024',
      supervisor: 'Sam Field',
      description: 'Picked.',
      reason: '502',
      mayContact: 'yes',
    },
  ],
  education: [
    {
      ...emptyFields('education'),
      id: 'two',
      level: '602',
      school: 'Austin High',
      course: 'General',
      degree: 'Diploma',
      years: '4',
      city: 'Austin',
      state: 'TX',
      country: 'US',
    },
  ],
  certifications: [],
  leftOut: emptyFields('leftOut'),
  selfIdentification: { disability: '403', gender: 'Declined', ethnicity: '208', veteran: '304' },
}

/** A new one, for the profile. */
export const certificate = {
  id: '',
  name: 'Forklift Operator',
  agency: 'National Safety Board',
  state: 'TX',
  issued: '02/19/2024',
  expires: '',
  level: '',
}

export class Applicant {
  readonly visitor: Visitor
  readonly #job: typeof params

  constructor(visitor: Visitor, job = params) {
    this.visitor = visitor
    this.#job = job
  }

  start(email: string, overrides: Partial<typeof startBody> = {}) {
    return this.startAt(this.#job, email, overrides)
  }

  startAt(job: typeof params, email: string, overrides: Partial<typeof startBody> = {}) {
    const body = { ...startBody, email, ...overrides }
    return this.visitor.call(startApplication, { params: job, body })
  }

  upload(name: string, content: Uint8Array<ArrayBuffer>, signal?: AbortSignal) {
    const body = new FormData()
    body.append('file', new Blob([content]), name)
    return this.visitor.send(uploadResume, { params: this.#job, body, ...(signal && { signal }) })
  }

  removeResume() {
    return this.visitor.call(removeResume, { params: this.#job })
  }

  async read() {
    return (await this.visitor.call(readApplication, { params: this.#job })).reply.application
  }

  async version() {
    return (await this.read())?.version ?? 'none'
  }

  /** Saves on the version that the draft has. */
  async save(step: StepId, values: ApplicationValues = completeValues) {
    return this.saveOn([await this.version()], values, step)
  }

  saveOn(versions: string[], values: ApplicationValues, step: StepId = 'personal') {
    const nextVersion = randomUUID()
    const body = { step, values, versions, nextVersion }
    return this.visitor.call(saveApplication, { params: this.#job, body })
  }

  submit(
    { key, version }: Pick<Application, 'key' | 'version'>,
    values: ApplicationValues = completeValues,
  ): Promise<EndpointResponse<typeof submitApplication>> {
    return this.visitor.send(submitApplication, {
      params: this.#job,
      body: { values, version, agreed: 'yes' },
      headers: { [idempotencyHeader]: key },
    })
  }
}

export const startBody = {
  brandId: brandId as 'staffmark' | 'arna' | 'staffmarkdrivers',
  audience: '',
  isOfAge: 'yes',
  isEligible: 'yes',
  lookUpLater: '',
}
