// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

export const isAnswer = validate52;
const schema19 = {"type":"object","required":["isReceived"],"properties":{"isReceived":{"const":true}},"$id":"isAnswer"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="isAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.isReceived === undefined) && (missing0 = "isReceived")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.isReceived !== undefined){
if(true !== data.isReceived){
validate52.errors = [{instancePath:instancePath+"/isReceived",schemaPath:"#/properties/isReceived/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"isReceived":true},"dynamicProps":false,"dynamicItems":false};
