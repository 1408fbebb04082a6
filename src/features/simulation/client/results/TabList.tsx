import type { KeyboardEvent } from 'react'
import './results.css'

interface Tab {
  readonly name: string
  readonly label: string
}

interface TabListProps {
  /** Of the result: `<id>-panel` is what the tabs open. */
  readonly id: string
  readonly views: readonly Tab[]
  readonly open: Tab
  readonly onOpen: (name: string) => void
}

/**
 * Arrows go from one tab to the next (WAI-ARIA). antd's Tabs (6.6.8) tell the focused one as « Tab 1 of 7 Effort par
 * année », and put a button among them where not all fit, as on a phone.
 */
export function TabList({ id, views, open, onOpen }: TabListProps) {
  const go = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = views[(views.indexOf(open) + step + views.length) % views.length] ?? open
    event.preventDefault()
    onOpen(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <div role="tablist" aria-label="Résultat" className="result-tabs">
      {views.map((view) => (
        <button
          key={view.name}
          id={`${id}-${view.name}`}
          type="button"
          role="tab"
          className="result-tab"
          aria-selected={view === open}
          aria-controls={`${id}-panel`}
          tabIndex={view === open ? 0 : -1}
          onClick={() => {
            onOpen(view.name)
          }}
          onKeyDown={go}
        >
          {view.label}
        </button>
      ))}
    </div>
  )
}
