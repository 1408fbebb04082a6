import type { ReactNode } from 'react'
import { Button } from '#client/ui/controls'

/** Over the paper on screen: what prints it, and the way back. */
export const PrintTools = ({ children }: { readonly children: ReactNode }) => (
  <p className="printed-tools">
    <Button
      type="primary"
      onClick={() => {
        globalThis.print()
      }}
    >
      Imprimer
    </Button>{' '}
    {children}
  </p>
)
