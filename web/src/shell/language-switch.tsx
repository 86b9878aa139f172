import { chakra } from '@chakra-ui/react'
import { languageNames, languages, useLanguage } from '../language/language.tsx'
import { useText } from '../language/use-text.ts'
import { text } from './messages.ts'

export function LanguageSwitch() {
  const t = useText(text)
  const [current, choose] = useLanguage()
  return (
    <chakra.div role="group" aria-label={t('language')} display="flex">
      {languages.map((language) => (
        <chakra.button
          key={language}
          type="button"
          lang={language}
          data-track={`language-${language}`}
          aria-pressed={language === current}
          onClick={() => choose(language)}
          minHeight="48px"
          minWidth="48px"
          paddingInline="1"
          cursor="pointer"
          fontSize="sm"
          color="muted"
          _pressed={{
            color: 'ink',
            fontWeight: '600',
            textDecoration: 'underline',
            textUnderlineOffset: '6px',
            textDecorationThickness: '2px',
            textDecorationColor: 'accent',
          }}
        >
          <chakra.span hideBelow="md">{languageNames[language]}</chakra.span>
          <chakra.span hideFrom="md" aria-hidden="true">
            {language.toUpperCase()}
          </chakra.span>
          <chakra.span hideFrom="md" srOnly>
            {languageNames[language]}
          </chakra.span>
        </chakra.button>
      ))}
    </chakra.div>
  )
}
