import type { RouteObject } from 'react-router-dom'
import { loadScreen } from '#client/screens'
import { loadNotificationsTab } from '#features/notifications/client'

/** One's own account and its parts, in one chunk: each is small. */
export const accountRoute: RouteObject = {
  path: 'mon-compte',
  lazy: () =>
    loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/AccountScreen')).AccountScreen),
  children: [
    {
      index: true,
      lazy: () =>
        loadScreen(
          async () => (await import(/* webpackChunkName: "account" */ './account/AccountScreen')).AccountIndex,
        ),
    },
    {
      path: 'profil',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/ProfileTab')).ProfileTab),
    },
    {
      path: 'mot-de-passe',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/PasswordTab')).PasswordTab),
    },
    {
      path: 'second-facteur',
      lazy: () =>
        loadScreen(
          async () => (await import(/* webpackChunkName: "account" */ './account/SecondFactorTab')).SecondFactorTab,
        ),
    },
    {
      path: 'sessions',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/SessionsTab')).SessionsTab),
    },
    {
      path: 'jetons',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/TokensTab')).TokensTab),
    },
    { path: 'notifications', lazy: () => loadScreen(loadNotificationsTab) },
    {
      path: 'appareil',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/DeviceTab')).DeviceTab),
    },
    {
      path: 'accessibilite',
      lazy: () =>
        loadScreen(
          async () => (await import(/* webpackChunkName: "account" */ './account/AccessibilityTab')).AccessibilityTab,
        ),
    },
  ],
}
