export const placeNamePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()/-]*$/u
export const maxPlaceNameLength = 60
