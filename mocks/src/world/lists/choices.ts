import { positionTypes } from '../jobs/position-types.ts'

function described(base: number, ...descriptions: string[]) {
  return descriptions.map((Description, position) => ({ Id: base + position + 1, Description }))
}

function named(base: number, ...names: string[]) {
  return names.map((Name, position) => ({ Id: base + position + 1, Name }))
}

/** Numeric Ids, as numbers or text; those of two lists differ, so that none passes for another's. */
export const genders = [
  { Id: '101', Description: 'Male' },
  { Id: '102', Description: 'Female' },
  { Id: '103', Description: 'I choose not to disclose' },
]

export const ethnicities = described(
  200,
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Native Hawaiian or Other Pacific Islander',
  'Two or More Races',
  'White',
  'I choose not to disclose',
)

export const veteranStatuses = described(
  300,
  'I am a protected veteran',
  'I am a veteran, but not a protected veteran',
  'I am not a veteran',
  'I choose not to disclose',
).map((status) => ({ ...status, Id: String(status.Id) }))

export const disabilities = described(
  400,
  'Yes, I have a disability, or have had one in the past',
  'No, I do not have a disability and have not had one in the past',
  'I do not want to answer',
)

export const reasonsForLeaving = [
  ...described(
    500,
    'Assignment ended',
    'Better opportunity',
    'Family or health',
    'Laid off',
    'Moved away',
    'Returned to school',
    'Terminated',
    'Other',
  ),
  { Id: 599, Description: null },
]

export const educationLevels = named(
  600,
  'Some high school',
  'High school diploma',
  'GED',
  'Some college',
  'Trade or technical school',
  'Associate degree',
  "Bachelor's degree",
  "Master's degree",
  'Doctorate',
)

/** Position types of the jobs. */
export const jobTypes = named(700, ...positionTypes)

export const adSources = [
  { Id: 12, Name: 'Company website' },
  { Id: 31, Name: 'Friend or employee referral' },
  { Id: 45, Name: 'Job board' },
  { Id: 58, Name: 'Job fair' },
  { Id: 77, Name: 'Radio or television' },
  { Id: 267, Name: 'Text message' },
  { Id: 90, Name: 'Other' },
]

export const defaultAdSourceId = 12

/** Ad sources by host name of the referring site; no brand lists the one of closed.example.com. */
export const adSourcesBySite: Record<string, { ids: number[]; defaultId?: number }> = {
  'jobs.example.com': { ids: [45] },
  'radio.example.com': { ids: [77, 90], defaultId: 77 },
  'closed.example.com': { ids: [], defaultId: 88 },
}
