export const elementIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const maxElementIdLength = 60
