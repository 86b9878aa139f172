import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { showPage } from '../testing/show-page.tsx'
import { Button } from './button.tsx'
import { ButtonRow } from './button-row.tsx'
import { Card } from './card.tsx'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { Disclosure } from './disclosure.tsx'
import { Empty } from './empty.tsx'
import { FactRows } from './fact-rows.tsx'
import { Heading } from './heading.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { Notice } from './notice.tsx'
import { ProblemBox } from './problem-box.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Tabs } from './tabs.tsx'
import { TextLink } from './text-link.tsx'

afterEach(cleanup)

/** Rules of each class of the page, in the order of its elements. */
function stylesOf(page: HTMLElement): string {
  const classes = [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
  return [...new Set(classes)]
    .flatMap((name, index) =>
      rules
        .filter((rule) => new RegExp(`\\.${name}\\b`).test(rule))
        // Names of classes follow from their rules.
        .map((rule) => rule.replaceAll(name, `class-${index}`).replaceAll('; ', ';\n  ')),
    )
    .join('\n')
}

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const onChange = jest.fn()

const controls: Record<string, ReactNode> = {
  'a primary button': <Button look="primary">Save</Button>,
  'a quiet button': <Button look="quiet">Cancel</Button>,
  'a plain button': <Button look="plain">Try again</Button>,
  'a row of buttons': <ButtonRow>Save</ButtonRow>,
  'a card': <Card>Text</Card>,
  'a checkbox': <Checkbox id="x" label="X" error="Wrong" checked onChange={onChange} />,
  'a group of checkboxes': (
    <CheckboxGroup label="X" error="Wrong" options={options} values={['a']} onChange={onChange} />
  ),
  'a group of radio buttons': (
    <RadioGroup label="X" name="x" error="Wrong" options={options} value="a" onChange={onChange} />
  ),
  'a disclosure': (
    <Disclosure label="X" button="X">
      Text
    </Disclosure>
  ),
  'an empty list': <Empty title="None">Text</Empty>,
  'rows of facts': <FactRows rows={[['Label', 'Value']]} />,
  'a heading': <Heading level="h2">Title</Heading>,
  'a link within a text': <TextLink to="/a">A</TextLink>,
  'a link to another site': <NewTabLink href="https://a.test/">A</NewTabLink>,
  'a notice': <Notice more="More">Text</Notice>,
  'a problem': <ProblemBox message="Wrong" details="Why" />,
  'progress that is known': <ProgressBar labelledBy="x" percent={40} />,
  'progress that is not': <ProgressBar labelledBy="x" percent={null} />,
  tabs: (
    <Tabs
      label="X"
      tabs={[
        { key: 'a', title: 'A', content: 'Text' },
        { key: 'b', title: 'B', content: 'Text' },
      ]}
      chosen="a"
      onChoose={onChange}
    />
  ),
}

test.each(Object.entries(controls))('%s has the styles of the record', async (_name, control) => {
  await showPage(control)
  expect(stylesOf(document.body)).toMatchSnapshot()
})
