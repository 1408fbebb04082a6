import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { Button } from '#client/ui/controls'

/** Leads to another screen: looks like a button, is a link. */
export const LinkButton = ({
  to,
  ...button
}: { readonly to: string } & Omit<ComponentProps<typeof Button>, 'href' | 'onClick'>) => (
  <Button {...button} href={useHref(to)} onClick={useLinkClickHandler(to)} />
)
