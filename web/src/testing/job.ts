import type { Job, JobSummary } from '@gatehouse/contracts/portal/jobs'

export function jobSummary(overrides: Partial<JobSummary> = {}): JobSummary {
  return {
    id: '1001',
    title: 'Welder',
    type: 'Contract',
    city: 'Austin',
    state: 'TX',
    posted: null,
    salary: { low: 18, high: null, per: 'hour' },
    brand: { code: 'xpo', name: 'XPO' },
    ...overrides,
  }
}

export function job(overrides: Partial<Job> = {}): Job {
  return {
    ...jobSummary(),
    referenceId: '301001',
    active: true,
    language: 'en',
    description: '',
    contact: null,
    externalApplicationUrl: null,
    needsCaliforniaNotice: false,
    ...overrides,
  }
}
