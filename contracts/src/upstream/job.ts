export * from './job/jobs.ts'
export * from './job/lookups.ts'
