import type { Document } from '@gatehouse/contracts/portal/documents'
import { useId } from 'react'
import { useUpstreamValue } from '../../language/upstream-values/use-upstream-value.ts'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import type { RowOpener } from '../../ui/data-table/column.ts'
import { OpensNewTab } from '../../ui/opens-new-tab.tsx'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { DownloadPanel } from './download-panel.tsx'
import { text } from './messages.ts'
import type { Downloads } from './use-downloads.ts'

/** Downloads a document, or opens its page elsewhere; each action's name has the document's. */
export function documentAction(
  label: string,
  downloads: Downloads,
  asCards: boolean,
): RowOpener<Document> {
  return {
    label,
    useRow(document, headerId) {
      const t = useText(text)
      const space = asCards ? { marginTop: '1' } : { px: '2' }
      const buttonId = useId()
      const translate = useUpstreamValue()
      const { id, url } = document
      const linkText = document.linkText ? translate(document.linkText) : t('download')
      const labelledBy = `${buttonId} ${headerId}`
      if (id === null) return {}
      if (url !== null)
        return {
          button: (
            <Button asChild {...space}>
              <a
                id={buttonId}
                aria-labelledby={labelledBy}
                data-track="open-document"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
              >
                <span>
                  {linkText}
                  <OpensNewTab />
                </span>
                <WorkerIcon shape="newTab" size={18} />
              </a>
            </Button>
          ),
        }
      const state = downloads.stateOf(id)
      const busy = state.progress !== undefined
      const start = () => {
        // Retry goes with its failure: keeps the focus in the row.
        window.document.getElementById(buttonId)?.focus()
        downloads.start(id)
      }
      return {
        button: (
          <Button
            id={buttonId}
            aria-labelledby={labelledBy}
            aria-disabled={busy}
            aria-busy={busy}
            data-track="download-document"
            onClick={start}
            {...space}
          >
            {linkText}
          </Button>
        ),
        panel: Object.keys(state).length > 0 && (
          <DownloadPanel document={document} state={state} onRetry={start} />
        ),
      }
    },
  }
}
