import { chakra } from '@chakra-ui/react'

/** Beside the company's name. The logos are drawn for white. */
export const CompanyLogo = chakra('img', {
  base: {
    width: '96px',
    height: '40px',
    objectFit: 'cover',
    bg: 'white',
    borderRadius: '4px',
  },
})
