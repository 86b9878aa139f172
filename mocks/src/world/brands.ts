/** Brands by code; the application code is an alias. */
export const brands = {
  arna: { brandId: 1, name: 'Arna', applicationCode: 'ARNA1' },
  staffmark: { brandId: 2, name: 'Staffmark', applicationCode: 'STFMK' },
  staffmarkdrivers: { brandId: 3, name: 'Staffmark Drivers', applicationCode: 'STFDR' },
  prostaff: { brandId: 4, name: 'Pro Staff', applicationCode: 'atterro' },
  warets: { brandId: 5, name: 'Warets', applicationCode: 'WARET' },
  'hunter-hamilton': { brandId: 6, name: 'Hunter Hamilton', applicationCode: 'HNTHM' },
  dyson: { brandId: 7, name: 'Dyson', applicationCode: 'DYSON' },
  xpo: { brandId: 8, name: 'XPO', applicationCode: 'XPOLG' },
} as const

export type BrandCode = keyof typeof brands
