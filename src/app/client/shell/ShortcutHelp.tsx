import { useState } from 'react'
import { declaredShortcuts, type Shortcut } from '#client/screens/keyboard'
import { Modal } from '#client/ui/modal'
import './shortcutHelp.css'

/** The shortcuts of the screen, then those that hold everywhere. */
export function ShortcutHelp({ areCharactersOn, onClose }: { areCharactersOn: boolean; onClose: () => void }) {
  const [{ screen, everywhere }] = useState(() => ({
    screen: declaredShortcuts('screen'),
    everywhere: declaredShortcuts('everywhere'),
  }))
  return (
    <Modal title="Raccourcis clavier" width={640} onClose={onClose}>
      {!areCharactersOn && <p>Les raccourcis d’une touche sont éteints dans les réglages.</p>}
      {screen.length > 0 && <Listed title="Sur cette page" shortcuts={screen} />}
      <Listed title="Partout" shortcuts={everywhere} />
    </Modal>
  )
}

function Listed({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section className="shortcuts">
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const names: Readonly<Record<string, string>> = { mod: 'Ctrl', shift: 'Maj', enter: 'Entrée', escape: 'Échap' }

/** Keys as they are written on a keyboard. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="keys">
      {keys.split(/[ +]/).map((key) => (
        <kbd key={key}>{names[key] ?? key.toUpperCase()}</kbd>
      ))}
    </span>
  )
}
