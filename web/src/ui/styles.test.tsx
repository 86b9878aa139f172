import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { installModalDialogs } from '../testing/modal-dialog.ts'
import { showPage } from '../testing/show-page.tsx'
import { stylesOf } from '../testing/styles-of.ts'
import { AlertSnackbar } from './alert-snackbar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BottomSheet } from './bottom-sheet.tsx'
import { Button } from './button.tsx'
import { ButtonRow } from './button-row.tsx'
import { Card } from './card.tsx'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { DataCards } from './data-table/data-cards.tsx'
import { DataTable } from './data-table/data-table.tsx'
import { rowDetails } from './data-table/row-details.tsx'
import { Dialog } from './dialog.tsx'
import { Disclosure } from './disclosure.tsx'
import { Empty } from './empty.tsx'
import { FactRows } from './fact-rows.tsx'
import { globalCss } from './global-css.ts'
import { Heading } from './heading.tsx'
import { HtmlBlock } from './html-block.tsx'
import { MailPreview } from './mail/mail-preview.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { Notice } from './notice.tsx'
import { Page } from './page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { pageButtons } from './paginator/page-buttons.tsx'
import { pageLinks } from './paginator/page-links.tsx'
import { Paginator } from './paginator/paginator.tsx'
import { ProblemBox } from './problem-box.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SidePanel } from './side-panel.tsx'
import { Summary } from './summary.tsx'
import { Tabs } from './tabs.tsx'
import { TextLink } from './text-link.tsx'

installModalDialogs()
afterEach(cleanup)

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const onChange = jest.fn()
const onClose = jest.fn()
const table = {
  label: 'X',
  columns: [
    { key: 'a', label: 'A', isRowHeader: true, cell: () => '1' },
    { key: 'b', label: 'B', align: 'end' as const, cell: () => '2' },
  ],
  rows: ['x'],
  rowKey: (row: string) => row,
}
const alert = { id: 1, message: 'Saved', milliseconds: 5000, isLasting: false }

const controls: Record<string, ReactNode> = {
  'a primary button': <Button look="primary">Save</Button>,
  'an inactive primary button': (
    <Button look="primary" aria-disabled>
      Save
    </Button>
  ),
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
  'an alert': (
    <AlertSnackbar alert={{ ...alert, tone: 'success', action: undefined }} onDismiss={onClose} />
  ),
  'an alert with an action': (
    <AlertSnackbar
      alert={{ ...alert, tone: 'error', action: { label: 'Undo', act: onClose } }}
      onDismiss={onClose}
    />
  ),
  'a sheet at the bottom': (
    <BottomSheet title="X" close="Close" onClose={onClose}>
      Text
    </BottomSheet>
  ),
  'a dialog': (
    <Dialog title="X" description="Y" width="440px" height="80vh">
      Text
    </Dialog>
  ),
  'a panel at the side': (
    <SidePanel title="X" titleId="x" closeLabel="Close" width="300px" hostsAlerts onClose={onClose}>
      Text
    </SidePanel>
  ),
  'a table': <DataTable {...table} />,
  'rows as cards': <DataCards {...table} isHighlighted={() => true} />,
  'a sorted table': (
    <DataTable
      {...table}
      columns={table.columns.map((column) => ({
        ...column,
        sort: { direction: column.align && 'ascending', onSort: onChange },
      }))}
    />
  ),
  'cards that open': (
    <DataCards {...table} opener={rowDetails({ label: 'Details', render: () => 'Text' })} />
  ),
  'a choice without a visible label': (
    <RadioGroup
      label="X"
      hideLabel
      help="Help"
      name="x"
      options={[{ value: 'a', label: 'A', help: 'Text', disabled: true }]}
      value={null}
      onChange={onChange}
    />
  ),
  'a disclosure at the start': (
    <Disclosure label="X" button="X" side="start">
      Text
    </Disclosure>
  ),
  'a text of the gateway': <HtmlBlock html="Text" language="en" />,
  'a bar at the bottom': <BottomBar>Text</BottomBar>,
  pages: (
    <>
      <Paginator
        page={0}
        pages={3}
        step={pageButtons(onChange)}
        pageSize={{ label: 'X', sizes: [10], size: 10, onChange }}
      />
      <Paginator page={0} pages={3} step={pageLinks(() => ({ to: '/' }))} />
    </>
  ),
  'a summary': <Summary>Text</Summary>,
  'a message': (
    <AlertSnackbar alert={{ ...alert, tone: 'info', action: undefined }} onDismiss={onClose} />
  ),
  'a mail': <MailPreview mailbox="a@a.test" mail={{ subject: 'X', body: 'Y' }} onEdit={onClose} />,
  'a page': (
    <Page title="X" lead="Y">
      Text
    </Page>
  ),
  'a page that loads': <PageSkeleton />,
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

test('the styles of all pages are those of the record', () => {
  expect(globalCss).toMatchSnapshot()
})
