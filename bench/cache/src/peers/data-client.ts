import { type ActionTypes, Controller, createReducer, initialState } from '@data-client/core';
import { Endpoint, Entity } from '@data-client/endpoint';
import { uiPeer } from '../peer.ts';
import type { UiPage, UiRecord } from '../ui-form.ts';

class Person extends Entity {
  readonly id: string = '';
  override pk() {
    return this.id;
  }
}

class Company extends Entity {
  readonly id: string = '';
  override pk() {
    return this.id;
  }
}

class Equipment extends Entity {
  readonly id: string = '';
  override pk() {
    return this.id;
  }
  static override schema = { fields: { Owner__r: { value: Person }, Maker__r: { value: Company } } };
}

const never = <HttpResponse>(): Promise<HttpResponse> =>
  Promise.reject(new Error('There is no network here.'));
const getPage = new Endpoint(() => never<UiPage>(), { name: 'getPage', schema: { records: [Equipment] } });
const getItem = new Endpoint((_: { id: string }) => never<UiRecord>(), {
  name: 'getItem',
  schema: Equipment,
});
const getOwner = new Endpoint((_: { id: string }) => never<UiRecord>(), { name: 'getOwner', schema: Person });

/** Data Client's controller over its reducer. As in its own hooks, each observer reads again after every action. */
export const peer = uiPeer(() => {
  let state = initialState;
  const observers: (() => void)[] = [];
  const controller: Controller = new Controller({
    getState: () => state,
    dispatch(action: ActionTypes) {
      state = reduce(state, action);
      for (const observer of observers) observer();
      return Promise.resolve();
    },
  });
  const reduce = createReducer(controller);
  return {
    takeIn: (page) => void controller.setResponse(getPage, page),
    read: () => controller.getResponse(getPage, state).data,
    observe(id, called) {
      const read = () => controller.getResponse(getItem, { id }, state).data;
      let seen = read();
      observers.push(() => {
        const next = read();
        if (next === seen) return;
        seen = next;
        called();
      });
    },
    takeItem: (item) => void controller.setResponse(getItem, { id: item.id }, item),
    takeOwner: (owner) => void controller.setResponse(getOwner, { id: owner.id }, owner),
  };
});
