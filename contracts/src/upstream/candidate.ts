export * from './candidate/applications.ts'
export * from './candidate/fields.ts'
export * from './candidate/lookups.ts'
export * from './candidate/profile.ts'
