import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { BoldOutlined, LinkOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { EditorView } from 'prosemirror-view'
import { useSectionField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { ActionMenu, MenuChoices } from '#client/ui/menu'
import { reportTextVariables } from '#features/company/contract/settings'
import { asBold, asLink, asList, insertVariable, selectedText, type Command } from './commands'
import { LinkDialog } from './LinkDialog'
import { beginState, treeOf } from './state'

/** A text in paragraphs and lists, with bold, links and variables; Tab leaves it, as any field. */
export function RichTextField({ name }: { readonly name: string }) {
  const {
    value,
    words: { label, help, error },
    choose,
  } = useSectionField(name)
  const id = useId()
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const { place, view } = useEditor(value, choose, { id, describedBy, isWrong: error !== undefined })
  const [isLinking, setLinking] = useState(false)
  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    view.current.focus()
  }
  return (
    <div className="field">
      <span id={id} className="field-label">
        {label} <span className="field-required">(obligatoire)</span>
      </span>
      <div className="rich-text">
        <Toolbar
          label={label}
          run={run}
          onLink={() => {
            setLinking(true)
          }}
        />
        <div ref={place} />
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {isLinking && view.current && (
        <LinkDialog
          selected={selectedText(view.current.state)}
          onClose={() => {
            setLinking(false)
          }}
          onLink={(link) => {
            run(asLink(link))
          }}
        />
      )}
    </div>
  )
}

interface ToolbarProps {
  readonly label: string
  readonly run: (command: Command) => void
  readonly onLink: () => void
}

const Toolbar = ({ label, run, onLink }: ToolbarProps) => (
  <div role="toolbar" aria-label={`Mise en forme\u00a0: ${label}`} className="rich-text-tools">
    <Tool
      label="Gras"
      icon={<BoldOutlined aria-hidden />}
      onUse={() => {
        run(asBold)
      }}
    />
    <Tool
      label="Liste"
      icon={<UnorderedListOutlined aria-hidden />}
      onUse={() => {
        run(asList)
      }}
    />
    <Tool label="Lien" icon={<LinkOutlined aria-hidden />} onUse={onLink} />
    <ActionMenu
      name={`Insérer une variable dans «\u00a0${label}\u00a0»`}
      face="Insérer une variable"
      buttonClass="rich-text-menu"
    >
      {(menu) => (
        <MenuChoices
          {...menu}
          choices={Object.entries(reportTextVariables).map(([key, words]) => ({
            key,
            label: words,
            onChoose: () => {
              run(insertVariable(key))
            },
          }))}
        />
      )}
    </ActionMenu>
  </div>
)

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onUse: () => void
}

const Tool = ({ label, icon, onUse }: ToolProps) => (
  <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onUse} />
)

interface EditorWords {
  /** Of the label. */
  readonly id: string
  readonly describedBy: string
  readonly isWrong: boolean
}

/** ProseMirror in its place; what is typed is handed over as the tree of the contract. */
function useEditor(value: unknown, onChange: (tree: unknown) => void, { id, describedBy, isWrong }: EditorWords) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const change = useRef(onChange)
  const first = useRef(value)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    if (!place.current) return undefined
    const editor = new EditorView(place.current, {
      state: beginState(first.current),
      dispatchTransaction: (transaction) => {
        editor.updateState(editor.state.apply(transaction))
        if (transaction.docChanged) change.current(treeOf(editor.state.doc))
      },
    })
    view.current = editor
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [])
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        class: 'rich-text-content',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        'aria-invalid': String(isWrong),
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
      },
    })
  }, [id, describedBy, isWrong])
  return { place, view }
}
