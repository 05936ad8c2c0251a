import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that can render as another one: `<Button component={Link} to="/blog">`. Links are passed in
 * because this package does not know the router.
 */
export type Polymorphic<C extends ElementType, Own = object> = Own & { component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'component' | 'as'
  >;
