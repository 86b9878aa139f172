/** Places with jobs. Coordinates are real, in degrees, rounded to about a kilometre. */
export interface Place {
  postalCode: string
  city: string
  /** Code of the state or province. */
  state: string
  latitude: number
  longitude: number
}

/** State by state: postal code, city, latitude, longitude. */
const byState: Record<string, [string, string, number, number][]> = {
  TX: [
    ['78701', 'Austin', 30.27, -97.74],
    ['78664', 'Round Rock', 30.5, -97.65],
    ['78666', 'San Marcos', 29.88, -97.94],
    ['75201', 'Dallas', 32.79, -96.8],
    ['76102', 'Fort Worth', 32.76, -97.33],
    ['77002', 'Houston', 29.76, -95.37],
    ['78205', 'San Antonio', 29.42, -98.49],
  ],
  CA: [
    ['90012', 'Los Angeles', 34.06, -118.24],
    ['90802', 'Long Beach', 33.77, -118.19],
    ['91761', 'Ontario', 34.03, -117.61],
    ['92501', 'Riverside', 33.99, -117.37],
    ['95814', 'Sacramento', 38.58, -121.49],
    ['94607', 'Oakland', 37.81, -122.3],
    ['93721', 'Fresno', 36.73, -119.78],
  ],
  FL: [
    ['32801', 'Orlando', 28.54, -81.38],
    ['33602', 'Tampa', 27.95, -82.46],
    ['33130', 'Miami', 25.77, -80.2],
    ['32202', 'Jacksonville', 30.33, -81.65],
    ['33801', 'Lakeland', 28.04, -81.94],
  ],
  GA: [
    ['30303', 'Atlanta', 33.75, -84.39],
    ['30060', 'Marietta', 33.94, -84.54],
    ['31401', 'Savannah', 32.07, -81.09],
    ['30901', 'Augusta', 33.46, -81.97],
    ['30120', 'Cartersville', 34.16, -84.8],
  ],
  IL: [
    ['60601', 'Chicago', 41.89, -87.62],
    ['60435', 'Joliet', 41.54, -88.09],
    ['60505', 'Aurora', 41.76, -88.29],
    ['61602', 'Peoria', 40.69, -89.59],
    ['61101', 'Rockford', 42.29, -89.11],
  ],
  OH: [
    ['43215', 'Columbus', 39.97, -83],
    ['44114', 'Cleveland', 41.51, -81.68],
    ['45202', 'Cincinnati', 39.11, -84.5],
    ['45402', 'Dayton', 39.76, -84.19],
    ['43604', 'Toledo', 41.65, -83.54],
  ],
  PA: [
    ['19103', 'Philadelphia', 39.95, -75.17],
    ['15222', 'Pittsburgh', 40.45, -79.99],
    ['18101', 'Allentown', 40.6, -75.47],
    ['17101', 'Harrisburg', 40.26, -76.88],
    ['18201', 'Hazleton', 40.95, -75.98],
  ],
  NC: [
    ['28202', 'Charlotte', 35.23, -80.84],
    ['27601', 'Raleigh', 35.77, -78.64],
    ['27401', 'Greensboro', 36.07, -79.77],
    ['27101', 'Winston-Salem', 36.1, -80.24],
    ['27701', 'Durham', 36, -78.9],
  ],
  TN: [
    ['38103', 'Memphis', 35.15, -90.05],
    ['37203', 'Nashville', 36.15, -86.79],
    ['37402', 'Chattanooga', 35.05, -85.31],
    ['37902', 'Knoxville', 35.96, -83.92],
    ['37167', 'Smyrna', 35.97, -86.52],
  ],
  AZ: [
    ['85004', 'Phoenix', 33.45, -112.07],
    ['85281', 'Tempe', 33.43, -111.93],
    ['85701', 'Tucson', 32.22, -110.97],
    ['85338', 'Goodyear', 33.4, -112.37],
    ['86001', 'Flagstaff', 35.19, -111.66],
  ],
  NY: [
    ['10001', 'New York', 40.75, -73.99],
    ['14202', 'Buffalo', 42.89, -78.88],
    ['12207', 'Albany', 42.66, -73.75],
    ['13202', 'Syracuse', 43.05, -76.15],
    ['14604', 'Rochester', 43.16, -77.61],
  ],
  NJ: [
    ['07102', 'Newark', 40.74, -74.17],
    ['08817', 'Edison', 40.51, -74.39],
    ['08512', 'Cranbury', 40.31, -74.51],
    ['08608', 'Trenton', 40.22, -74.76],
    ['07094', 'Secaucus', 40.79, -74.06],
  ],
  MI: [
    ['48226', 'Detroit', 42.33, -83.05],
    ['49503', 'Grand Rapids', 42.97, -85.66],
    ['48933', 'Lansing', 42.73, -84.55],
    ['48104', 'Ann Arbor', 42.27, -83.73],
    ['49007', 'Kalamazoo', 42.3, -85.59],
  ],
  MN: [
    ['55401', 'Minneapolis', 44.98, -93.27],
    ['55101', 'Saint Paul', 44.95, -93.09],
    ['55902', 'Rochester', 44, -92.48],
    ['55802', 'Duluth', 46.78, -92.1],
    ['55379', 'Shakopee', 44.78, -93.52],
  ],
  MO: [
    ['63101', 'St. Louis', 38.63, -90.19],
    ['64106', 'Kansas City', 39.1, -94.57],
    ['65806', 'Springfield', 37.21, -93.3],
    ['65101', 'Jefferson City', 38.55, -92.17],
    ['63301', 'St. Charles', 38.8, -90.51],
  ],
  ON: [
    ['M5H 2N2', 'Toronto', 43.65, -79.38],
    ['L5B 3C1', 'Mississauga', 43.59, -79.64],
    ['K1P 1J1', 'Ottawa', 45.42, -75.7],
  ],
  QC: [
    ['H3B 2Y5', 'Montréal', 45.5, -73.57],
    ['H7N 1A1', 'Laval', 45.56, -73.7],
    ['G1R 2B5', 'Québec', 46.81, -71.21],
  ],
}

export const places: readonly Place[] = Object.entries(byState).flatMap(([state, rows]) =>
  rows.map(([postalCode, city, latitude, longitude]) => ({
    postalCode,
    city,
    state,
    latitude,
    longitude,
  })),
)

/** Throws for a postal code that is not in the list. */
export function placeAt(postalCode: string): Place {
  const place = places.find((one) => one.postalCode === postalCode)
  if (!place) throw new TypeError(`There is no place with the postal code ${postalCode}`)
  return place
}

const earthMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180
type Spot = Pick<Place, 'latitude' | 'longitude'>

/** Great-circle distance. */
export function milesBetween(here: Spot, there: Spot): number {
  const north = Math.sin(radians(there.latitude - here.latitude) / 2) ** 2
  const east = Math.sin(radians(there.longitude - here.longitude) / 2) ** 2
  const both = Math.cos(radians(here.latitude)) * Math.cos(radians(there.latitude))
  return 2 * earthMiles * Math.asin(Math.sqrt(north + both * east))
}
