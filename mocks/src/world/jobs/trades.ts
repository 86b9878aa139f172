export interface Trade {
  titles: readonly string[]
  /** Dollars per hour; values above 1000 per year. */
  pay: readonly [number, number]
  tasks: readonly string[]
  requirements: readonly string[]
}

export const warehouse: Trade = {
  titles: [
    ...['Warehouse Associate', 'Order Picker', 'Forklift Operator', 'Shipping and Receiving Clerk'],
    ...['Material Handler', 'Inventory Clerk', 'Packer', 'Reach Truck Operator', 'Dock Worker'],
  ],
  pay: [16, 24],
  tasks: [
    'Pick and pack orders with a hand-held scanner',
    'Load and unload trailers by hand and by pallet jack',
    'Count stock and report what does not match',
    'Wrap and label pallets for shipping',
    'Keep aisles and docks clear and clean',
    'Check incoming goods against their papers',
  ],
  requirements: [
    'Able to lift 50 pounds and to stand for a whole shift',
    'Six months of warehouse work, or the wish to learn it',
    'Forklift certificate is a plus',
    'Steel-toed shoes',
  ],
}

export const production: Trade = {
  titles: [
    ...['Machine Operator', 'Assembler', 'Production Worker', 'Quality Inspector', 'CNC Operator'],
    ...['Welder', 'Maintenance Technician', 'Electronics Assembler', 'Line Lead'],
  ],
  pay: [17, 29],
  tasks: [
    'Set up and run machines by work order',
    'Measure parts with calipers and gauges',
    'Put together small parts with hand tools',
    'Note counts, scrap and downtime at the end of a shift',
    'Stop the line when something is not safe',
    'Clean and oil machines every week',
  ],
  requirements: [
    'High-school diploma or the like',
    'One year in a plant',
    'Reads drawings and simple measures',
    'Good eyes and steady hands',
  ],
}

export const driving: Trade = {
  titles: [
    ...['CDL A Driver, Regional', 'CDL B Delivery Driver', 'Local Truck Driver', 'Yard Spotter'],
    ...['Route Driver', 'Box Truck Driver', 'Shuttle Driver', 'Tanker Driver'],
  ],
  pay: [21, 34],
  tasks: [
    'Drive set routes and be home every evening',
    'Check the truck before and after each trip',
    'Secure loads and keep the log',
    'Help to unload with a pallet jack or lift gate',
    'Speak for us at the customer’s dock',
  ],
  requirements: [
    'Valid licence of the class named above',
    'Medical card',
    'No more than two moving violations in three years',
    'Two years at the wheel',
  ],
}

export const office: Trade = {
  titles: [
    ...['Administrative Assistant', 'Customer Service Representative', 'Data Entry Clerk'],
    ...['Receptionist', 'Accounts Payable Clerk', 'Payroll Coordinator', 'Dispatcher'],
    ...['Call Center Agent', 'Human Resources Assistant'],
  ],
  pay: [18, 27],
  tasks: [
    'Answer calls and e-mail, and see each matter through',
    'Enter orders and keep records up to date',
    'Plan visits, rooms and travel',
    'Match invoices with orders and ask when they differ',
    'Greet visitors in English and Spanish',
  ],
  requirements: [
    'Writes clearly and types fast',
    'Knows spreadsheets',
    'One year in an office or in service',
    'Spanish is a plus',
  ],
}

export const professional: Trade = {
  titles: [
    ...['Staff Accountant', 'Project Engineer', 'Logistics Analyst', 'Network Administrator'],
    ...['Plant Manager', 'Software Tester', 'Purchasing Agent', 'Safety Specialist'],
  ],
  pay: [52_000, 96_000],
  tasks: [
    'Lead projects from the first plan to the last report',
    'Find out why figures differ, and mend it',
    'Work with plants, suppliers and customers',
    'Teach others what you know',
  ],
  requirements: [
    'A degree in the field, or as much experience',
    'Three years in a like post',
    'Explains hard things simply',
  ],
}
