/** Every request of the portal's own code carries this header; a foreign page cannot add it. */
export const portalHeader = 'x-gatehouse'
