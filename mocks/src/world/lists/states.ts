/** Codes and names in the format of the Locality system, including "Other". */
const unitedStates = `
AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois,
IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland,
MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska,
NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina,
ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico,
RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont,
VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming, OTH Other`

const canada = `
AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island,
QC Quebec, SK Saskatchewan, YT Yukon`

export type State = {
  Id: number
  Code: string
  Name: string
}

function read(list: string, firstId: number): State[] {
  return list.split(',').map((entry, position) => {
    const [, Code = '', Name = ''] = /^\s*(\w+) ([\s\S]+)$/.exec(entry) ?? []
    return { Id: firstId + position, Code, Name }
  })
}

/** States, provinces and territories by country code. */
export const statesOf: Record<string, readonly State[]> = {
  US: read(unitedStates, 1),
  CA: read(canada, 101),
}

export const countries = [
  { Id: 1, Code: 'US', Name: 'United States' },
  { Id: 2, Code: 'CA', Name: 'Canada' },
  { Id: 3, Code: 'MX', Name: 'Mexico' },
]
